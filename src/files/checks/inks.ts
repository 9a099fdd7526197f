// The colors of a piece of art, and the share of its area that each covers.
import { differenceCiede2000 } from 'culori'
import sharp from 'sharp'
import { channels, hexOf, squared, type Rgb } from '../rules/channels.ts'
import type { Ink } from '../schemas.ts'

type Counted = { hex: string; count: number }

/** Colors closer than this (CIEDE2000) are merged: drawn colors are exact, those of pictures blur at edges. */
const drawnDistance = 3
const picturedDistance = 10
/** Colors that cover less of a picture come from smoothed edges. */
const leastShare = 0.01
const sampleSide = 256
const paletteColors = 12
/** A drawing with more distinct colors is a blend; further ones are merged into the nearest. */
const mostInks = 48
const mostColors = 2_000

/** A rarer color may come from the edge between two others when it is this close to the line between them (RGB). */
const edgeShare = 0.06
const edgeDistance = 16

const distance = differenceCiede2000()

/** The most frequent colors first; similar ones count for the more frequent. */
function merged(colors: readonly Counted[], nearer: number): Counted[] {
	const inks: Counted[] = []
	for (const { hex, count } of colors.toSorted((a, b) => b.count - a.count).slice(0, mostColors)) {
		let best: { ink: Counted; away: number } | undefined
		for (const ink of inks) {
			const away = distance(ink.hex, hex)
			if (!best || away < best.away) best = { ink, away }
		}
		if (best && (best.away < nearer || inks.length >= mostInks)) best.ink.count += count
		else inks.push({ hex, count })
	}
	return inks
}

/** Removes colors of smoothed edges: rare ones on the line between two frequent ones. They count for the nearer. */
function withoutEdges(inks: readonly Counted[]): Counted[] {
	const all = inks.reduce((sum, { count }) => sum + count, 0)
	const solid: (Counted & { rgb: Rgb })[] = []
	for (const ink of inks.toSorted((a, b) => b.count - a.count)) {
		const rgb = channels(ink.hex)
		const pair = ink.count < all * edgeShare ? betweenWhich(rgb, solid) : undefined
		if (pair) pair.count += ink.count
		else solid.push({ ...ink, rgb })
	}
	return solid
}

/** The nearer of two colors that this one lies between. */
function betweenWhich<Of extends { rgb: Rgb }>(rgb: Rgb, inks: readonly Of[]): Of | undefined {
	for (const [at, one] of inks.entries()) {
		for (const other of inks.slice(at + 1)) {
			const [whole, here] = [squared(one.rgb, other.rgb), squared(one.rgb, rgb)]
			const along = (whole + here - squared(other.rgb, rgb)) / 2 / (whole || 1)
			if (along <= 0 || along >= 1) continue
			if (here - along * along * whole < edgeDistance ** 2) return along < 0.5 ? one : other
		}
	}
	return undefined
}

function shares(inks: readonly Counted[], least: number): Ink[] {
	const all = inks.reduce((sum, { count }) => sum + count, 0) || 1
	return inks
		.map(({ hex, count }) => ({ hex, share: Math.round((count / all) * 10_000) / 10_000 }))
		.filter(({ share }) => share >= least)
		.toSorted((a, b) => b.share - a.share)
}

function histogram(pixels: Uint8Array): Counted[] {
	const counts = new Map<number, number>()
	for (let at = 0; at + 3 < pixels.length; at += 4) {
		if ((pixels[at + 3] ?? 0) < 128) continue
		const color = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0)
		counts.set(color, (counts.get(color) ?? 0) + 1)
	}
	return Array.from(counts, ([color, count]) => ({
		hex: hexOf([color >> 16, (color >> 8) & 255, color & 255]),
		count,
	}))
}

/** Opaque pixels as RGB in rows of `sampleSide`; the last row is padded with its last color. */
function solidPixels(pixels: Uint8Array): { rgb: Uint8Array; rows: number; isOpaque: boolean } {
	const solid: number[] = []
	let isOpaque = true
	for (let at = 0; at + 3 < pixels.length; at += 4) {
		const alpha = pixels[at + 3] ?? 0
		if (alpha < 250) isOpaque = false
		if (alpha >= 128) solid.push(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
	}
	const rows = Math.ceil(solid.length / 3 / sampleSide)
	const rgb = new Uint8Array(rows * sampleSide * 3)
	rgb.set(solid)
	const last = solid.slice(-3)
	for (let at = solid.length; at < rgb.length; at += 1) rgb[at] = last[at % 3] ?? 0
	return { rgb, rows, isOpaque }
}

/** @param png a picture that sharp can read and the shop has rebuilt */
export async function rasterInks(
	png: Uint8Array,
): Promise<{ inks: Ink[]; isOpaque: boolean; isBlank: boolean }> {
	const sample = await sharp(png)
		.resize({
			width: sampleSide,
			height: sampleSide,
			fit: 'inside',
			withoutEnlargement: true,
			kernel: 'nearest',
		})
		.ensureAlpha()
		.raw()
		.toBuffer()
	const { rgb, rows, isOpaque } = solidPixels(sample)
	if (rows === 0) return { inks: [], isOpaque, isBlank: true }
	const few = await sharp(rgb, { raw: { width: sampleSide, height: rows, channels: 3 } })
		.png({ palette: true, colours: paletteColors, dither: 0 })
		.toBuffer()
	const quantized = await sharp(few).ensureAlpha().raw().toBuffer()
	return {
		inks: shares(withoutEdges(merged(histogram(quantized), picturedDistance)), leastShare),
		isOpaque,
		isBlank: false,
	}
}

/**
 * @param colors fills, strokes and stops, `#rrggbb`, with their number of uses
 * @param pixels the drawing as RGBA, to measure the area of each color
 */
export function drawnInks(colors: ReadonlyMap<string, number>, pixels: Uint8Array): Ink[] {
	const inks = merged(
		Array.from(colors, ([hex, count]) => ({ hex, count })),
		drawnDistance,
	).map(({ hex }) => ({ hex, count: 0, rgb: channels(hex) }))
	for (const { hex, count } of histogram(pixels)) {
		const rgb = channels(hex)
		let best: { ink: (typeof inks)[number]; away: number } | undefined
		for (const ink of inks) {
			const away = squared(ink.rgb, rgb)
			if (!best || away < best.away) best = { ink, away }
		}
		if (best) best.ink.count += count
	}
	return shares(
		inks.filter(({ count }) => count > 0),
		0,
	)
}
