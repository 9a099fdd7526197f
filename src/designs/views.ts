// Data that the server gives the builder page.
import type { ExtraPrices } from '#catalog/rules/size-prices.ts'
import type { PriceList } from '#pricing/schemas.ts'
import type { Asset } from '#files/schemas.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { DecorationMethod } from '#garments/template.ts'
import type { Role } from '#kit/roles.ts'
import type { GalleryRecord } from './rules/gallery/records.ts'
import type { PieceId } from './rules/kit.ts'
import type { DesignPlayer } from './schemas.ts'
import type { ProofProgress, ProofState } from './states.ts'

export type BuilderProduct = ExtraPrices & {
	id: string
	brand: string
	model: string
	sport: string
	/** Garment kind as lists show it: Jersey, Pants, Hoodie … */
	kind: string
	templateId: string
	baseCents: number
	/** Of the garment, while a sale is charged. */
	regularCents?: number
	/** The picture that lists show; null without one. */
	pictureHash: string | null
	/** The art is dyed into the cloth: any design costs the same. */
	sublimated: boolean
	/** In portals with a margin; left out for as its sport. */
	raisesFunds?: boolean
	/** False when it takes no names and numbers of players. */
	personalized?: boolean
	/** The decoration methods that it takes; left out for all of its garment. */
	methods?: readonly DecorationMethod[]
	/** Predefined color pairs of the product. */
	colorways: readonly { id: string; name: string; primary: string; secondary: string }[]
}

/** One saved version as lists show it. */
export type VersionFacts = {
	version: number
	savedAt: string
	restoredFrom: number | null
	/** Of all pieces of a kit together. */
	total: number
}

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
		/** Null while the progress is unknown. */
		progress: ProofProgress | null
	}
	shares: readonly {
		id: string
		version: number
		url: string
		/** Whether its page shows comments and takes new ones. */
		allowsComments: boolean
		createdAt: string
	}[]
}

/** What a design on a product can start with. */
export type BuilderStarts = {
	/** As the product page pictures it; null when the shop has no design of it. */
	pictured: DesignConfig | null
	/** The garment alone. */
	plain: DesignConfig
	/** With the design of the gallery that the address names; null for none. */
	gallery: DesignConfig | null
}
export type BuilderStart = keyof BuilderStarts

/** What the builder knows of one garment: the product, or a piece of a kit. */
export type BuilderPiece = {
	piece: PieceId
	product: BuilderProduct
	starts: BuilderStarts
	/** Initial config of the page: the draft, else the saved version, else the start. */
	config: DesignConfig
	/** In the order of the size run; a size is available if any color of it is in stock. */
	sizes: readonly { size: string; isAvailable: boolean }[]
	/** Finished designs for this garment. */
	gallery: readonly GalleryStart[]
}

/** Logos that can be placed without uploading them again. */
export type OfferedLogos = {
	/** The person's uploads, newest first. */
	own: readonly Asset[]
	/** By school of the teams that the person manages. */
	teams: readonly { name: string; logos: readonly Asset[] }[]
}

/** Someone who joined a design, for its owner. */
export type TogetherMember = {
	userId: string
	/** First name; 'A player' for accounts of players, who may be children. */
	name: string
	/** ISO instant. */
	joinedAt: string
	/** Has the design open. */
	isHere: boolean
	/** The owner has removed the person. */
	isRemoved: boolean
}

/** Someone of the owner's teams who can be invited to a design. */
export type TogetherColleague = {
	userId: string
	name: string
	/** The team or school. */
	place: string
}

/** A design that several people edit at the same time. */
export type BuilderTogether = {
	coDesignId: string
	isOwner: boolean
	/** First name of the owner. */
	ownerName: string
	/** The link for others; null for everyone but the owner. */
	invitation: string | null
	/** Empty for everyone but the owner. */
	members: readonly TogetherMember[]
	/** Empty for everyone but the owner. */
	colleagues: readonly TogetherColleague[]
}

/** What the server gives the builder page. */
export type BuilderPageData = {
	/** What is saved, drafted and ordered: the kit where it is one. */
	sold: BuilderProduct
	/** In their order; one outside kits. */
	pieces: readonly [BuilderPiece, ...BuilderPiece[]]
	/** The start that the address of a new design names; null for none. */
	askedStart: BuilderStart | null
	/** Null until the first save. */
	saved: SavedDesign | null
	/** Null while only its owner edits it. */
	together: BuilderTogether | null
	/** Who gets pieces of it; empty for a design without players. */
	players: readonly DesignPlayer[]
	/** True when the pieces' configs are a draft with unsaved changes. */
	isDraft: boolean
	/** The version that the configs started from; below `saved.version` when another window has saved since. */
	baseVersion: number
	assets: readonly Asset[]
	logos: OfferedLogos
	/** Null for a visitor. */
	userId: string | null
	roles: readonly Role[]
	/** What all of the page is priced with. */
	prices: PriceList
	/** The person's teams, whose portals' terms a price can have. */
	teams: readonly BuilderTeam[]
	/** The team that a design without a choice is priced for; null for none. */
	teamId: string | null
}

/** The page's data with those of the piece that is shown. */
export type BuilderData = BuilderPageData & BuilderPiece

/** A team portal of the person, with the terms of its orders. */
export type BuilderTeam = {
	/** The portal's id. */
	id: string
	name: string
	season: string
	/** 0 without a margin. */
	fundraisingBp: number
	isTaxExempt: boolean
	/** Where the team's orders go; absent while unknown. */
	state?: string
}

/** A finished design as the gallery shows it. */
export type GalleryCard = { id: string; name: string; pictureHash: string }

/** The same for the builder, with what applies it. */
export type GalleryStart = GalleryRecord & GalleryCard

/** The designs of a garment, and the product that the builder opens for it. */
export type GallerySection = { productId: string; model: string; cards: readonly GalleryCard[] }
