/** Loads all activities, for a press that needs the list on a page that does not include it. */
export const loadCatalogue = async () => (await import('#scenes/catalogue')).catalogue
