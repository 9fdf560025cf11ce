/** All activities, for a press that needs their list on a page that does not. */
export const loadCatalogue = async () => (await import('#scenes/catalogue')).catalogue
