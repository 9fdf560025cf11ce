import type { TextFile } from '../load'

/** What adults read about the activities in Portuguese, by file: one chunk for all. */
export default { ofActivities: import.meta.glob<TextFile>('../../../scenes/activities/*/text/pt.json', { eager: true, import: 'default' }) }
