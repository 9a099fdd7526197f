// Red, green and blue of a color, 0 to 255.

export type Rgb = readonly [number, number, number]

export const channels = (hex: string): Rgb => {
	const value = Number.parseInt(hex.slice(1), 16)
	return [value >> 16, (value >> 8) & 255, value & 255]
}

export const squared = (a: Rgb, b: Rgb): number =>
	(a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2

export const hexOf = ([red, green, blue]: Rgb): string =>
	`#${((Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue)).toString(16).padStart(6, '0')}`
