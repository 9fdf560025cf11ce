import type { TextFile } from '../load'

/** Texts about the activities for adults in Arabic, by file: one chunk for all. */
export default { ofActivities: import.meta.glob<TextFile>('../../../scenes/activities/*/text/ar.json', { eager: true, import: 'default' }) }
