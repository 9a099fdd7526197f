// Apart from urls.ts, so that a script that only removes team colors does not bring their palette.

/** Inverse of `pictureInColors` in ../urls.ts; plain addresses stay as they are. */
export const plainPicture = (addresses: string): string =>
	addresses.replaceAll(/\/in\/[a-z]+-[a-z]+-(\d+\.webp)(?:\?team=[^ ]*)?/g, '-$1')
