// Which of the shop's own pictures shows an entry of a team's catalog to the public. Pure.
import type { Colorway, ProductImage } from '#catalog/schemas.ts'

type Pictured = {
	colorways: readonly Colorway[]
	images: readonly ProductImage[]
	isDesigned: boolean
	/** Null for all of the product's colors. */
	offeredColorways: readonly string[] | null
}

/**
 * Hash of the picture; empty without any. A design is shown by the product's picture, in the team's colors, since its own
 * may hold a player's name; a plain product as it is made, in the first color that the team offers.
 */
export function publicPictureOf({ isDesigned, colorways, images, offeredColorways }: Pictured): string {
	if (isDesigned) return images[0]?.hash ?? ''
	const color = colorways.find(({ id }) => offeredColorways?.includes(id) ?? true)
	const pictured = images.find(({ colorway }) => colorway === color?.id) ?? images[0]
	return color?.design?.blankPicture ?? pictured?.hash ?? ''
}
