/** Every sentence of the shell: loading, menus, the stage's start, the adult's sheet and the summary. */
export const app = {
  loading: 'One moment',
  retry: 'Try again',
  failed: {
    title: 'This part could not start on this device.',
    safe: 'Nothing is lost. Private browsing or a full disk can be the reason.',
  },
} as const
