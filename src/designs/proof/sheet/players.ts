// The players of a proof, each with the side of the garment that carries their name and number.
import { formatUsd } from '#kit/money.ts'
import { counted } from '#kit/plural.ts'
import { personalPiece, printsOfAny, wornBy } from '#garments/personalization.ts'
import { nodesToKeep, renderDesign, withArtOf } from '#garments/render.ts'
import type { Scene } from '#garments/scene.ts'
import type { ViewDef } from '#garments/template.ts'
import { addOnNames, isAddOnType } from '#pricing/rules/decorations.ts'
import { ensure, section } from '#documents/marks.ts'
import { artifact, branch, page, pageWide, tagged, tint, type Paper, type Tag } from '#documents/paper.ts'
import { drawScene } from '#documents/pdf-scene.ts'
import { line, lines, shrunk, wrapped, writable } from '#documents/type.ts'
import { onlyPiece, sizeOfPiece } from '../../rules/kit.ts'
import { piecesOf } from '../../rules/players.ts'
import type { DrawnProof, PieceOfProof } from '../drawn.ts'
import type { ProofInput, ProofPlayer } from '../input.ts'

const columns = 2
const gap = 10
const wide = (pageWide - gap * (columns - 1)) / columns
const high = 89
const pictureWide = 64

type Pieces = readonly PieceOfProof[]

const sizeOf = (player: ProofPlayer, { input: { piece } }: PieceOfProof, at: number) =>
	sizeOfPiece(player, piece?.id ?? onlyPiece, at)

/** The piece of a kit and what stands behind its name; nothing outside kits. */
const nameOf = ({ input: { piece } }: PieceOfProof, after: string) => (piece ? piece.name + after : '')

/** "YM 4, S 12, M 20": pieces by size, in the order of their first appearance; of a kit for each piece. */
function sizeCounts(players: readonly ProofPlayer[], pieces: Pieces): string {
	const ofPiece = (piece: PieceOfProof, at: number) => {
		const counts = new Map<string, number>()
		for (const player of players) {
			const size = sizeOf(player, piece, at)
			counts.set(size, (counts.get(size) ?? 0) + player.quantity)
		}
		return [...counts].map(([size, count]) => `${size || 'no size'} ${count}`).join(', ')
	}
	return pieces.map((piece, at) => nameOf(piece, ': ') + ofPiece(piece, at)).join('. ')
}

/** "M × 2"; of a kit "Jersey M, Pants L × 2". */
const sizesText = (player: ProofPlayer, pieces: Pieces): string =>
	`${pieces
		.map((piece, at) => nameOf(piece, ' ') + (sizeOf(player, piece, at) || 'no size'))
		.join(', ')} × ${player.quantity}`

/** The side with the name, else with the number. */
const sideOf = ({ views }: DrawnProof['template']): ViewDef | undefined => {
	const carrying = (slot: 'name' | 'number') =>
		views.find(({ lettering }) => lettering.some((position) => position.slot === slot))
	return carrying('name') ?? carrying('number') ?? views[0]
}

/** What the pieces print of a player, as text. */
function printedOf({ name, number }: ProofPlayer, pieces: Pieces): string {
	const prints = printsOfAny(pieces.map(designOf))
	const printed = [prints.number && number && `#${number}`, prints.name && name]
	return printed.filter(Boolean).join(' ') || 'Nothing personal'
}

const designOf = (piece: PieceOfProof) => ({
	...piece,
	config: piece.input.config,
	template: piece.drawn.template,
})

type Card = {
	/** The piece in the picture. */
	shown: PieceOfProof
	pieces: Pieces
	player: ProofPlayer
	x: number
	y: number
	side: ViewDef
	/** That side without a player. */
	garment: Scene
	addOns: string
}

function card(paper: Paper, parent: Tag, { shown, pieces, player, x, y, side, garment, addOns }: Card): void {
	const config = wornBy(shown.input.config, player)
	const { template, packs } = shown.drawn
	const scene = withArtOf(garment, { template, config, view: side.id, mode: 'thumb', packs })
	const item = branch(paper, parent, 'LI')
	const printed = printedOf(player, pieces)
	artifact(paper, () =>
		paper.doc
			.roundedRect(x, y, wide, high - 8, 6)
			.lineWidth(0.6)
			.fillAndStroke('#ffffff', tint.line),
	)
	tagged(paper, { parent: item, type: 'Figure', alt: `${printed} on the ${side.id}` }, () =>
		drawScene(paper.doc, scene, {
			x: x + 4,
			y: y + 2,
			width: pictureWide,
			artOf: paper.artOf,
			shared: nodesToKeep(garment),
		}),
	)
	const text = { x: x + pictureWide + 10, width: wide - pictureWide - 16 }
	tagged(paper, { parent: item, type: 'LBody' }, () => {
		const name = writable(paper, 'bold', printed)
		const size = shrunk(paper, name, { width: text.width, size: 11, least: 6, face: 'bold' })
		line(paper, name, { ...text, y: y + 12, size, face: 'bold' })
		const sizes = wrapped(paper, sizesText(player, pieces), { ...text, size: 9 }).slice(0, 3)
		lines(paper, sizes, { ...text, y: y + 28, size: 9, leading: 11 })
		const below = y + 28 + 11 * sizes.length
		const each = pieces.length > 1 ? 'each kit' : 'each'
		line(paper, `${formatUsd(player.unitCents)} ${each}`, {
			...text,
			y: below + 2,
			size: 9,
			color: tint.body,
		})
		lines(paper, wrapped(paper, addOns, { ...text, size: 7.2 }).slice(0, sizes.length > 2 ? 1 : 2), {
			...text,
			y: below + 15,
			size: 7.2,
			leading: 9,
			color: tint.muted,
		})
	})
}

type PlayersRequest = {
	input: ProofInput
	/** The pieces of a kit, this one first; alone outside kits. */
	pieces: Pieces
	/** The day of the version, as text. */
	day: string
}

/** Every player with picture, number, name, size, pieces, add-ons and price; begins on the current page. */
export function playersSection(paper: Paper, request: PlayersRequest, head: (paper: Paper) => void): void {
	const { input, pieces, day } = request
	const { players = [], version } = input
	const shown = personalPiece(pieces.map(designOf)) ?? pieces[0]
	const side = shown && sideOf(shown.drawn.template)
	if (!side) return
	const unit = pieces.length > 1 ? 'kit' : 'piece'
	const title = `${counted(players.length, 'player')}, ${counted(piecesOf(players), unit)}`
	const parent = section(paper, title, sizeCounts(players, pieces))
	const types = new Set(pieces.flatMap(({ input: { config } }) => config.addOns.map(({ type }) => type)))
	const addOns = [...types].map((type) => (isAddOnType(type) ? addOnNames[type] : type)).join(', ')
	tagged(paper, { parent, type: 'P' }, () =>
		line(paper, `Version ${version}, ${day}. Prices for one ${unit}, before the discount for quantity.`, {
			x: page.left,
			y: paper.y,
			width: pageWide,
			size: 8.5,
			color: tint.body,
		}),
	)
	paper.y += 18
	const list = branch(paper, parent, 'L')
	const { template, packs } = shown.drawn
	const { config } = shown.input
	const garment = renderDesign({ template, config, view: side.id, mode: 'thumb', packs })
	for (const [index, player] of players.entries()) {
		const column = index % columns
		if (column === 0) ensure(paper, high, head)
		const at = { x: page.left + column * (wide + gap), y: paper.y }
		card(paper, list, { shown, pieces, player, ...at, side, garment, addOns })
		if (column === columns - 1 || index === players.length - 1) paper.y += high
	}
}
