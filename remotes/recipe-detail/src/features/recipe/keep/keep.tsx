/** What a visitor keeps of a recipe in this browser, in one chunk. */
export { DiaryPage } from './diary-page.tsx';
export { ListButton } from './list-button.tsx';
