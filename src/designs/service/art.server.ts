// The uploads that a design may use: those of its designer.
import type { ServiceContext } from '#database/context.server.ts'
import { assetsFor } from '#files/service/files.server.ts'
import { Asset } from '#files/schemas.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { Refusal } from '#kit/errors.ts'
import { messages } from '../messages.ts'

/** Somebody who is signed in, a visitor by the key in their cookie, or both: a visitor who has just signed in. */
export type ArtOwner = { userId: string | null; visitorKey: string | null }

const AssetId = Asset.shape.id

const idsIn = (config: DesignConfig): string[] => [
	...new Set(config.logos.flatMap(({ assetId }) => AssetId.safeParse(assetId).data ?? [])),
]

/** The uploads in a design, as far as they are this person's. */
export async function artOf(
	context: ServiceContext,
	config: DesignConfig,
	owner: ArtOwner,
): Promise<Asset[]> {
	const ids = idsIn(config)
	return ids.length === 0 ? [] : assetsFor(context, owner, ids)
}

/**
 * The design with the addresses of its art as the shop knows them; what the browser says of them is not believed.
 * @throws Refusal invalid when a logo is no upload of this person's
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
