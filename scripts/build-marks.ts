// Builds the library of marks from the icons and from our own drawings: node scripts/build-marks.ts
import { writeFileSync } from 'node:fs'
import { iconChoices, type IconChoice } from './marks/icons.ts'
import { iconPath } from './marks/icon-art.ts'
import { ownBanners } from './marks/own-banners.ts'
import { ownEmblems, type OwnMark } from './marks/own-emblems.ts'
import { ownShields, shields } from './marks/own-shields.ts'
import { ownSports } from './marks/own-sports.ts'
import {
	areaOf,
	boxOf,
	ellipse,
	grown,
	narrowestOf,
	outlineOf,
	pathData,
	regular,
	shapeOf,
	type Shape,
} from './marks/polygons.ts'
import {
	markGroups,
	rimWidth,
	type FrameFacts,
	type MarkFacts,
	type MarkGroup,
} from '../src/garments/marks/marks.ts'
import type { MarkFrame } from '../src/garments/marks/frames.ts'
import type { FrameOutlines, MarkOutlines } from '../src/garments/marks/svg.server.ts'

const marksDir = new URL('../src/garments/marks/', import.meta.url)

/** Bays of the outline that are narrower than twice this many units are closed. */
const bay = 10

const own: Partial<Record<MarkGroup, readonly OwnMark[]>> = {
	emblems: ownEmblems,
	sports: ownSports,
	shields: ownShields,
	banners: ownBanners,
}
const whole = (value: number) => Math.round(value)
const listOf = (text: string | undefined) => (text ? text.split(' ') : [])

type Built = { facts: MarkFacts; art: MarkOutlines }
type Named = Pick<OwnMark, 'id' | 'name' | 'words' | 'sports'>

function built(
	group: MarkGroup,
	{ id, name, words, sports }: Named,
	{ d, shape }: { d: string; shape: Shape },
): Built {
	const inline = outlineOf(shape, rimWidth, bay)
	const border = outlineOf(inline, rimWidth, bay)
	const { x, y, width, height } = boxOf(border)
	const box = [Math.floor(x), Math.floor(y), Math.ceil(width) + 1, Math.ceil(height) + 1] as const
	return {
		facts: {
			id,
			name,
			group,
			words: listOf(words),
			sports: listOf(sports),
			width: box[2],
			height: box[3],
			narrowest: narrowestOf(shape),
			areas: [shape, inline, border].map((part) => whole(areaOf(part))),
		},
		art: { box, parts: [d, pathData(inline), pathData(border)] },
	}
}

function ofIcon(group: MarkGroup, { icon, ...named }: IconChoice): Built {
	const d = iconPath(icon)
	return built(group, { id: icon, ...named }, { d, shape: shapeOf(d) })
}

function ofOwn(group: MarkGroup, { draw, ...named }: OwnMark): Built {
	const shape = draw()
	return built(group, named, { d: pathData(shape), shape })
}

/** @param middle where a mark stands in the field: its center and the length of its longer side */
function frame(
	field: Shape,
	middle: readonly [number, number, number],
): { facts: FrameFacts; art: FrameOutlines } {
	const inline = grown(field, rimWidth)
	const border = grown(inline, rimWidth)
	const { x, y, width, height } = boxOf(border)
	const box = [Math.floor(x), Math.floor(y), Math.ceil(width) + 1, Math.ceil(height) + 1] as const
	return {
		facts: {
			width: box[2],
			height: box[3],
			size: middle[2],
			areas: [field, inline, border].map((part) => whole(areaOf(part))),
		},
		art: { box, parts: [field, inline, border].map(pathData), middle: [middle[0], middle[1]] },
	}
}

const frames: Readonly<Record<MarkFrame, ReturnType<typeof frame>>> = {
	shield: frame(shapeOf(shields.heater), [256, 234, 340]),
	crest: frame(shapeOf(shields.crest), [256, 254, 340]),
	circle: frame(ellipse([256, 256], 236), [256, 256, 350]),
	hexagon: frame(regular([256, 256], 252, 6), [256, 256, 350]),
	diamond: frame(regular([256, 256], 300, 4), [256, 256, 320]),
}

function write(path: string, entries: readonly [string, unknown][]) {
	const lines = entries.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
	writeFileSync(new URL(path, marksDir), `{\n${lines.join(',\n')}\n}\n`)
}

const library: MarkFacts[] = []
for (const group of markGroups) {
	const drawn = (own[group] ?? []).map((mark) => ofOwn(group, mark))
	const icons = (iconChoices[group] ?? []).map((choice) => ofIcon(group, choice))
	const marks = [...drawn, ...icons]
	library.push(...marks.map(({ facts }) => facts))
	write(
		`built/${group}.json`,
		marks.map(({ facts, art }) => [facts.id, art]),
	)
	process.stdout.write(`${group} ${marks.length}\n`)
}
const framed = Object.entries(frames)
write(
	'built/frames.json',
	framed.map(([id, { art }]) => [id, art]),
)
const frameFacts = Object.fromEntries(framed.map(([id, { facts }]) => [id, facts]))
const lines = library.map((facts) => JSON.stringify(facts))
writeFileSync(
	new URL('built/library.json', marksDir),
	`{"frames": ${JSON.stringify(frameFacts)},\n"marks": [\n${lines.join(',\n')}\n]}\n`,
)
