// A design may use uploads of its designer, and marks of the library.
import { z } from 'zod'
import type { ServiceContext } from '#database/context.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { artByUrl, assetsFor } from '#files/service/files.server.ts'
import { areaShares } from '#files/rules/color-areas.ts'
import { recoloredFile } from '#files/service/recolored.server.ts'
import type { Asset } from '#files/schemas.ts'
import { markAsset } from '#garments/marks/library.ts'
import { markAt, markUrl } from '#garments/marks/marks.ts'
import { markSvg } from '#garments/marks/svg.server.ts'
import { areaInks, printedTileUrl, recoloredAt } from '#garments/patterns/tile.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { Refusal } from '#kit/errors.ts'
import { messages } from '../messages.ts'

/** A signed-in user, a visitor by the key in their cookie, or both for a visitor who has just signed in. */
export type ArtOwner = {
	userId: string | null
	visitorKey: string | null
	/** Those of these uploads that others share with the user: logos of their teams. */
	sharedArt?: (ids: readonly string[]) => Promise<Asset[]>
}

const UploadId = z.uuid()

type Tile = NonNullable<NonNullable<DesignConfig['pattern']>['tile']>
const tilesIn = (configs: readonly Pick<DesignConfig, 'pattern'>[]): Tile[] =>
	configs.flatMap(({ pattern }) => pattern?.tile ?? [])

const logosIn = (configs: readonly Pick<DesignConfig, 'logos'>[]) => configs.flatMap(({ logos }) => logos)

/** The marks in these designs, each one once. */
export function marksIn(configs: readonly Pick<DesignConfig, 'logos'>[]): Asset[] {
	const found = logosIn(configs).flatMap(({ mark }) => (mark && markAsset(mark)) ?? [])
	return [...new Map(found.map((asset) => [asset.url, asset])).values()]
}

/** The uploads in these designs that the owner may use, and the marks. */
export async function artOf(
	context: ServiceContext,
	configs: readonly DesignConfig[],
	owner: ArtOwner,
): Promise<Asset[]> {
	const uploads = logosIn(configs).filter(({ mark }) => !mark)
	const named = [...uploads, ...tilesIn(configs)]
	const ids = [...new Set(named.flatMap(({ assetId }) => UploadId.safeParse(assetId).data ?? []))]
	const own = ids.length === 0 ? [] : await assetsFor(context, owner, ids)
	const missing = ids.filter((id) => !own.some((asset) => asset.id === id))
	const shared = missing.length === 0 ? [] : ((await owner.sharedArt?.(missing)) ?? [])
	return [...own, ...shared, ...marksIn(configs)]
}

/** The art as these designs print it: tiles in the colors of their designs in place of their uploads. */
export function asPrinted(
	assets: readonly Asset[],
	configs: readonly Pick<DesignConfig, 'logos' | 'pattern'>[],
): Asset[] {
	const logos = new Set(logosIn(configs).map(({ url }) => url))
	const tiles = configs.flatMap(({ pattern }) => (pattern?.tile ? [pattern] : []))
	const printed = new Set([...logos, ...tiles.map(printedTileUrl)])
	const recolored = tiles.flatMap((pattern) => {
		const url = printedTileUrl(pattern)
		const { areas, assetId } = pattern.tile ?? {}
		const asset = assets.find(({ id }) => id === assetId)
		if (!areas || !asset || url === undefined) return []
		return [{ ...asset, id: url, url, inks: areaShares(asset.inks, { from: areas, to: areaInks(pattern) }) }]
	})
	const kept = assets.filter(({ url }) => printed.has(url))
	return [...new Map([...kept, ...recolored].map((asset) => [asset.url, asset])).values()]
}

/**
 * The file behind an address of art: of an upload, of one in other colors, or of a mark.
 * @param size the longest side of a recolored picture in pixels; without it, that of the upload
 */
export async function artFile(
	store: ObjectStore,
	url: string,
	size: { longestSide?: number } = {},
): Promise<{ bytes: Uint8Array; type: string } | undefined> {
	const recolored = recoloredAt(url)
	if (recolored) {
		const upload = await artByUrl(store, recolored.url)
		return upload && recoloredFile(upload, { ...recolored, ...size })
	}
	const mark = markAt(url)
	if (!mark) return artByUrl(store, url)
	const svg = markSvg(mark)
	return svg === undefined ? undefined : { bytes: new TextEncoder().encode(svg), type: 'image/svg+xml' }
}

type Logo = DesignConfig['logos'][number]

/** @throws Refusal invalid for a mark that the library does not have */
function withMark({ assetId: _upload, ...logo }: Logo, mark: NonNullable<Logo['mark']>): Logo {
	if (!markAsset(mark)) throw new Refusal('invalid', messages.unknownMark)
	return { ...logo, mark, url: markUrl(mark) }
}

/**
 * The designs with the stored URLs of their art; URLs from the browser are not trusted.
 * @throws Refusal invalid when art is neither an upload that the owner may use nor a mark of the library
 */
export async function ownArt(
	context: ServiceContext,
	configs: readonly DesignConfig[],
	owner: ArtOwner,
): Promise<DesignConfig[]> {
	const known = new Map((await artOf(context, configs, owner)).map((asset) => [asset.id, asset]))
	const uploadOf = ({ assetId }: { assetId?: string | undefined }, refusal: string): Asset => {
		const asset = assetId === undefined ? undefined : known.get(assetId)
		// A mark's address names no upload.
		if (!asset || markAt(asset.url)) throw new Refusal('invalid', refusal)
		return asset
	}
	const ownTileOf = (tile: Tile): Tile => {
		const { url, width, height } = uploadOf(tile, messages.foreignTile)
		return { ...tile, url, aspectRatio: width / height }
	}
	return configs.map(({ pattern, ...config }) => ({
		...config,
		...(pattern && { pattern: pattern.tile ? { ...pattern, tile: ownTileOf(pattern.tile) } : pattern }),
		logos: config.logos.map((logo) => {
			if (logo.mark) return withMark(logo, logo.mark)
			return { ...logo, url: uploadOf(logo, messages.foreignArt).url }
		}),
	}))
}
