// The logos of a design with the facts that the checks need.
import type { Asset } from '#files/schemas.ts'
import { logoItemId, viewOfLogo, type Logo } from '#garments/logos.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { ViewDef } from '#garments/template.ts'
import type { Checked } from './finding.ts'

export type PlacedLogo = {
	/** Id in decorations and findings. */
	id: string
	/** Name shown to the coach. */
	name: string
	logo: Logo
	index: number
	view: ViewDef
	asset: Asset | undefined
}

export function placedLogos({ template, config, assets }: Checked): PlacedLogo[] {
	return config.logos.flatMap((logo, index) => {
		const view = viewOfLogo(template.views, logo)
		if (!view) return []
		const asset =
			(logo.assetId === undefined ? undefined : assets[logo.assetId]) ??
			Object.values(assets).find(({ url }) => url === logo.url)
		const name = logo.alt?.trim() || `Logo ${index + 1}`
		return [{ id: logoItemId(logo, index), name, logo, index, view, asset }]
	})
}

/** The design with one logo changed; the order of logos, which is their layer order, stays. */
export const withLogo = (config: DesignConfig, id: string, change: Partial<Logo>): DesignConfig => ({
	...config,
	logos: config.logos.map((logo, index) => (logoItemId(logo, index) === id ? { ...logo, ...change } : logo)),
})
