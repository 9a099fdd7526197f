// Input of a proof: plain JSON, so that it can be queued and sent to another process.
import type { Ink } from '#files/schemas.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { ViewId } from '#garments/template.ts'
import type { DesignPlayer } from '../schemas.ts'
import type { PieceId } from '../rules/kit.ts'
import { severities } from '../rules/checks/finding.ts'

/** Severities of findings; `passed` marks a check without findings. */
export const checkSeverities = [...severities, 'passed'] as const
export type CheckSeverity = (typeof checkSeverities)[number]

export type ProofArt = {
	kind: 'vector' | 'raster'
	name: string
	/** Content of the rebuilt upload: SVG or PNG. */
	base64: string
	inks: readonly Ink[]
	/** Width ÷ height; missing, it fills its frame. */
	aspectRatio?: number
}

/** The file as a data URI, for renderers that read SVG. */
export const dataUri = ({ kind, base64 }: ProofArt): string =>
	`data:${kind === 'vector' ? 'image/svg+xml' : 'image/png'};base64,${base64}`

/** The garment as worn, only to look at: what is made is the flat drawing. */
export type WornView = {
	view: ViewId
	/** WebP with a transparent ground. */
	base64: string
}

/** A player in the files for production. */
export type RosterLine = Pick<DesignPlayer, 'name' | 'number' | 'size'>

/** A player on the pages of the proof. */
export type ProofPlayer = DesignPlayer & {
	/** Price of one piece, or of one kit, before discounts, in cents. */
	unitCents: number
}

export type ProofInput = {
	/** Name of the shop, on its first page. */
	shop?: string
	/** Where the shop is: of the day on it. */
	timeZone?: string
	designId: string
	version: number
	/** Hash of the scenes that the screen showed; a drawing with another hash is never printed. */
	sceneHash: string
	product: { brand: string; model: string }
	/** The piece of a kit, as shown: 'Home jersey'. */
	piece?: PieceId
	/** The kit, and its pieces after this one; only with its first piece. */
	kit?: { product: ProofInput['product']; further: readonly ProofInput[] }
	template: { id: string; version: number }
	config: DesignConfig
	/** Facts that the coach knows, such as team, school, designer, pieces: short labels and values. */
	facts: readonly { label: string; value: string }[]
	checks: readonly { severity: CheckSeverity; message: string }[]
	/** Files by the `url` of the config's logos. */
	art: Readonly<Record<string, ProofArt>>
	/** Missing for a garment without a worn form, or when its pictures took too long. */
	worn?: readonly WornView[]
	/** Who the files for production are for. */
	roster?: readonly RosterLine[]
	/** The players of the version. Only for its owner and the readers of its order. */
	players?: readonly ProofPlayer[]
	/** ISO instant, the only time in the document. */
	createdAt: string
}
