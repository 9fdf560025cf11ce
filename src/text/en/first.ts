/** Shown while a page loads, and when it fails to load. */
export const first = {
  loading: 'One moment',
  retry: 'Try again',
  failed: {
    title: 'This part could not start on this device.',
    safe: 'Nothing is lost. Private browsing, a full disk or a missing connection can be the reason.',
    screen: 'This page could not be loaded.',
    translated:
      'This browser translates the page, which can break it. Switch the translation off for this site. The product speaks English, German, French, Spanish, Portuguese and Arabic itself.',
    light: 'The light did not start.',
    home: 'Go to the home page',
  },
} as const
