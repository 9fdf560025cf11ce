import type { TextFile } from '../load'

/** What adults read about the activities in Spanish, by file: one chunk for all. */
export default { ofActivities: import.meta.glob<TextFile>('../../../scenes/activities/*/text/es.json', { eager: true, import: 'default' }) }
