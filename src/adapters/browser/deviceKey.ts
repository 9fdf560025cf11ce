/** Key of this device's choices in the browser's storage. */
export const DEVICE_KEY = 'device-choices'
