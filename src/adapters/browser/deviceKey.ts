/** Where the browser's own storage keeps this device's choices. */
export const DEVICE_KEY = 'device-choices'
