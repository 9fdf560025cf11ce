import type { TextFile } from '../load'

/** What adults read about the activities in French, by file: one chunk for all. */
export default { ofActivities: import.meta.glob<TextFile>('../../../scenes/activities/*/text/fr.json', { eager: true, import: 'default' }) }
