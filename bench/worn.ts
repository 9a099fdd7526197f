// Worn pictures in processor time, textures included: the first of a cut, another turn, and another design at the same turn.
// They are drawn in a process like those of the shop, which sends what it found.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { packsFor } from '../src/garments/packs.server.ts'
import { DesignConfig } from '../src/garments/schemas.ts'
import { templates } from '../src/garments/templates/index.ts'
import { wornDesign } from '../src/garments/worn/worn-design.ts'
import { forgetGeometry } from '../src/garments/worn/raster/rasterize.ts'
import { renderEnvironment } from '../src/pictures/render/render-pool.server.ts'
import { wornPicture } from '../src/pictures/render/worn-textures.ts'
import { median } from './load.ts'
import type { Finding } from './report.ts'

const ids = ['football-jersey', 'hoodie', 'soccer-jersey', 'hockey-jersey']
const sizes = [
	{ width: 480, limitMs: 250 },
	{ width: 960, limitMs: 700 },
]
const turns = [0, 45, 90, 135, 180, 225, 270, 315]
/** How often each garment is measured: with four figures the median differs much from run to run. */
const rounds = 3
const colors = ['#14284f', '#ffffff', '#17181c', '#c8ff1a', '#c21a2c', '#10803f', '#e8641b', '#b5b9bf']

function garmentOf(id: string, primaryColor: string) {
	const template = templates[id]
	if (!template) throw new Error(`No garment called ${id}`)
	const config = DesignConfig.parse({
		primaryColor,
		secondaryColor: '#f2b21b',
		teamName: 'Wildcats',
		playerNumber: '24',
		playerName: 'Johnson',
	})
	const garment = wornDesign({ template, config, mode: 'preview', packs: packsFor(config, template) })
	if (!garment) throw new Error(`${id} has no worn form`)
	return garment
}

/** Processor time in ms, of the compiler's and collector's threads too, so that other processes do not count. */
function timed(draw: () => unknown): number {
	const before = process.cpuUsage()
	draw()
	const { user, system } = process.cpuUsage(before)
	return (user + system) / 1000
}

function measureSize({ width, limitMs }: (typeof sizes)[number]): Finding[] {
	const [firsts, others, recolored]: [number[], number[], number[]] = [[], [], []]
	for (const id of Array.from({ length: rounds }, () => ids).flat()) {
		const garment = garmentOf(id, '#14284f')
		forgetGeometry()
		firsts.push(timed(() => wornPicture(garment, { turnDeg: 20, width })))
		for (const turnDeg of turns) others.push(timed(() => wornPicture(garment, { turnDeg, width })))
		for (const color of colors) {
			const colored = garmentOf(id, color)
			recolored.push(timed(() => wornPicture(colored, { turnDeg: turns.at(-1) ?? 0, width })))
		}
	}
	const finding = (what: string, times: readonly number[]): Finding => {
		const middle = median(times)
		return {
			what: `${what}, ${width} px`,
			measured: `${Math.round(middle)} ms, slowest ${Math.round(Math.max(...times))} ms`,
			bar: `≤ ${limitMs} ms`,
			holds: middle <= limitMs,
		}
	}
	return [
		finding('the first worn picture of a cut', firsts),
		finding('a worn picture at another turn', others),
		finding('a worn picture in other colors', recolored),
	]
}

export async function measureWorn(): Promise<Finding[]> {
	const child = fork(import.meta.filename, { env: renderEnvironment })
	// Cast: the process below sends nothing else.
	const [findings] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [
		Finding[] | number,
	]
	if (!Array.isArray(findings)) throw new Error('The process that draws worn pictures has ended')
	return findings
}

if (import.meta.filename === process.argv[1]) {
	// The first pictures of a process wait for the compiler; measured is one that has drawn a screen of a list.
	for (const turnDeg of [10, 100, 190, 280])
		for (const id of ids) {
			forgetGeometry()
			wornPicture(garmentOf(id, '#44484f'), { turnDeg, width: 480 })
		}
	process.send?.(sizes.flatMap(measureSize))
	process.disconnect()
}
