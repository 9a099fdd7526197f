// A design may use only uploads of its designer.
import type { ServiceContext } from '#database/context.server.ts'
import { assetsFor } from '#files/service/files.server.ts'
import { Asset } from '#files/schemas.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { Refusal } from '#kit/errors.ts'
import { messages } from '../messages.ts'

/** A signed-in user, a visitor by the key in their cookie, or both for a visitor who has just signed in. */
export type ArtOwner = { userId: string | null; visitorKey: string | null }

const AssetId = Asset.shape.id

const idsIn = (configs: readonly DesignConfig[]): string[] => [
	...new Set(
		configs.flatMap(({ logos }) => logos.flatMap(({ assetId }) => AssetId.safeParse(assetId).data ?? [])),
	),
]

/** The uploads in these designs that belong to the owner. */
export async function artOf(
	context: ServiceContext,
	configs: readonly DesignConfig[],
	owner: ArtOwner,
): Promise<Asset[]> {
	const ids = idsIn(configs)
	return ids.length === 0 ? [] : assetsFor(context, owner, ids)
}

/**
 * The designs with the stored URLs of their art; URLs from the browser are not trusted.
 * @throws Refusal invalid when a logo is not one of the owner's uploads
 */
export async function ownArt(
	context: ServiceContext,
	configs: readonly DesignConfig[],
	owner: ArtOwner,
): Promise<DesignConfig[]> {
	const known = new Map((await artOf(context, configs, owner)).map((asset) => [asset.id, asset]))
	return configs.map((config) => ({
		...config,
		logos: config.logos.map((logo) => {
			const asset = logo.assetId === undefined ? undefined : known.get(logo.assetId)
			if (!asset) throw new Refusal('invalid', messages.foreignArt)
			return { ...logo, url: asset.url }
		}),
	}))
}
