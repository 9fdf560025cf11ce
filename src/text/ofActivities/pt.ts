import type { TextFile } from '../load'

/** Texts about the activities for adults in Portuguese, by file: one chunk for all. */
export default { ofActivities: import.meta.glob<TextFile>('../../../scenes/activities/*/text/pt.json', { eager: true, import: 'default' }) }
