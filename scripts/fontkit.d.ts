// The part of fontkit that the pack builder uses; the package ships no types.
declare module 'fontkit' {
	export type PathCommand = {
		command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
		args: number[]
	}
	export type FontGlyph = {
		advanceWidth: number
		bbox: { maxY: number }
		path: { commands: PathCommand[] }
	}
	export type Font = {
		unitsPerEm: number
		hasGlyphForCodePoint(codePoint: number): boolean
		glyphForCodePoint(codePoint: number): FontGlyph
		layout(
			text: string,
			features: Record<string, boolean>,
		): { glyphs: FontGlyph[]; positions: { xAdvance: number }[] }
	}
	export function create(data: Uint8Array): Font
}
