import type { TextFile } from '../load'

/** Texts about the activities for adults in Spanish, by file: one chunk for all. */
export default { ofActivities: import.meta.glob<TextFile>('../../../scenes/activities/*/text/es.json', { eager: true, import: 'default' }) }
