// Contrast of two colors (WCAG 2.2, relative luminance).

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** 0 for black to 1 for white. @param hex '#rrggbb' */
export function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
		channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
	)
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** 1 for equal colors to 21 for black on white. */
export function contrastRatio(first: string, second: string): number {
	const [a, b] = [luminance(first), luminance(second)]
	return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
