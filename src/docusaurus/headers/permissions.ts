/**
 * Features that the site denies even to injected scripts: those that observe the reader or
 * access a device. Only names that all supported browsers know, as unknown ones cause
 * console warnings.
 */
export const deniedFeatures: readonly string[] = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
];

export const permissionsPolicy = deniedFeatures.map((name) => `${name}=()`).join(',');
