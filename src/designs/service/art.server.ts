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

const idsIn = (config: DesignConfig): string[] => [
	...new Set(config.logos.flatMap(({ assetId }) => AssetId.safeParse(assetId).data ?? [])),
]

/** The uploads in a design that belong to the owner. */
export async function artOf(
	context: ServiceContext,
	config: DesignConfig,
	owner: ArtOwner,
): Promise<Asset[]> {
	const ids = idsIn(config)
	return ids.length === 0 ? [] : assetsFor(context, owner, ids)
}

/**
 * The design with the stored URLs of its art; URLs from the browser are not trusted.
 * @throws Refusal invalid when a logo is not one of the owner's uploads
 */
export async function ownArt(
	context: ServiceContext,
	config: DesignConfig,
	owner: ArtOwner,
): Promise<DesignConfig> {
	const known = new Map((await artOf(context, config, owner)).map((asset) => [asset.id, asset]))
	const logos = config.logos.map((logo) => {
		const asset = logo.assetId === undefined ? undefined : known.get(logo.assetId)
		if (!asset) throw new Refusal('invalid', messages.foreignArt)
		return { ...logo, url: asset.url }
	})
	return { ...config, logos }
}
