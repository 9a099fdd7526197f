// What the builder page is given by the server.
import type { Asset } from '#files/schemas.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { Role } from '#kit/roles.ts'
import type { ProofProgress, ProofState } from './states.ts'

export type BuilderProduct = {
	id: string
	brand: string
	model: string
	sport: string
	/** Garment kind as lists show it: Jersey, Pants, Hoodie … */
	kind: string
	templateId: string
	baseCents: number
	/** Ready color pairs of the product. */
	colorways: readonly { id: string; name: string; primary: string; secondary: string }[]
}

/** One saved version as lists show it. */
export type VersionFacts = { version: number; savedAt: string; restoredFrom: number | null; total: number }

export type SavedDesign = {
	id: string
	version: number
	locked: boolean
	sceneHash: string
	/** Newest first. */
	versions: readonly VersionFacts[]
	proof: {
		state: ProofState
		url: string | null
		failure: string | null
		/** Null while nobody knows how far it is. */
		progress: ProofProgress | null
	}
	shares: readonly { id: string; version: number; url: string; createdAt: string }[]
}

export type BuilderData = {
	product: BuilderProduct
	/** Null until the design is saved for the first time. */
	saved: SavedDesign | null
	/** What the page begins with: the draft, else the saved version, else the product's defaults. */
	config: DesignConfig
	/** True when `config` is a draft that goes beyond the saved version. */
	isDraft: boolean
	/** The version that `config` began from; below `saved.version` when another window has saved since. */
	baseVersion: number
	assets: readonly Asset[]
	/** Sizes in the order of the size run; in stock when any color of it is. */
	sizes: readonly { size: string; isAvailable: boolean }[]
	/** Null for a visitor. */
	userId: string | null
	roles: readonly Role[]
	/** Margin of the person's portal in basis points, 0 without one. */
	fundraisingBp: number
}
