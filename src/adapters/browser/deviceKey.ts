/** Key under which the browser's storage keeps the choices of this device. */
export const DEVICE_KEY = 'device-choices'
