import type { TextFile } from '../load'

/** What adults read about the activities in Arabic, by file: one chunk for all. */
export default { ofActivities: import.meta.glob<TextFile>('../../../scenes/activities/*/text/ar.json', { eager: true, import: 'default' }) }
