/** Whether a form has unsaved changes. Asks as the browser does before it closes a tab: `EditForm` of the kit answers. */
export const hasUnsaved = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
