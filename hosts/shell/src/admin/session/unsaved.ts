/** Whether a form has unsaved changes. Asks as browsers do before they close a tab: `EditForm` of the kit listens. */
export const hasUnsaved = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
