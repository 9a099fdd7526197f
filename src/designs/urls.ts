// URLs of designs.
import type { ViewId } from '#garments/template.ts'
import type { Language } from '#kit/language.ts'
import { galleryHref, type PictureGround } from '#pictures/urls.ts'

/** The builder with a design; without its id, with a new design or its draft. */
export const builderUrl = (productId: string, designId?: string): string =>
	designId === undefined ? `/builder/${productId}` : `/builder/${productId}/${designId}`

/** The page that starts a new design from this one. */
export const newSeasonUrl = (designId: string): string => `/designs/${designId}/new-season`
/** The builder where a design is ordered; of an earlier version, which it offers to bring back. */
export const builderOrderUrl = (
	productId: string,
	design: { id: string; version: number; latestVersion: number },
): string => {
	const { id, version, latestVersion } = design
	const asked = version === latestVersion ? '' : `?version=${version}`
	return builderUrl(productId, id) + asked
}

/** The gallery with its filters. */
export const galleryUrl = (filter: { sport?: string; kind?: string | undefined }): string =>
	`${galleryHref}?${new URLSearchParams(Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`

/** The builder with a finished design. */
export const galleryBuilderUrl = (productId: string, designId: string, params = new URLSearchParams()) =>
	`${builderUrl(productId)}?${new URLSearchParams([['gallery', designId], ...params])}`

/** The front of a saved version as a picture, only for its owner. */
export const pictureUrl = (designId: string, version: number): string =>
	`/designs/${designId}/picture/${version}.webp`

/** A large picture of a saved version as a PNG to keep, only for its owner. */
export const downloadUrl = (
	{ designId, version }: { designId: string; version: number },
	{ side, ground }: { side: ViewId; ground: PictureGround },
): string => `/designs/${designId}/download/${version}.png?side=${side}&ground=${ground}`

/** The sheet is in English without it, in any hands: a printed or forwarded one stays as it is. */
const sheetLanguage = (language: Language) => (language === 'en' ? '' : `?lang=${language}`)

/** One page for families as a PDF, only for the design's owner. */
export const familySheetUrl = (
	{ designId, version }: { designId: string; version: number },
	language: Language = 'en',
): string => `/designs/${designId}/families/${version}.pdf${sheetLanguage(language)}`

/** The front of an unsaved draft; the URL changes with every change. */
export const draftPictureUrl = (productId: string, changedAt: Date): string =>
	`/designs/drafts/${productId}.webp?at=${changedAt.getTime()}`

/** A link that shows a design to anyone who has it. */
export const shareUrl = (token: string): string => `/designs/shared/${token}`

/** The design behind such a link as worn. */
export const sharePictureUrl = (token: string): string => `${shareUrl(token)}/picture.webp`

/** The picture that other sites show beside such a link. */
export const shareCardUrl = (token: string): string => `${shareUrl(token)}/card.png`

/** The page for families of the version behind such a link. */
export const shareFamilySheetUrl = (token: string, language: Language): string =>
	`${shareUrl(token)}/families.pdf${sheetLanguage(language)}`

/** The comments on a design, for its owner; without a version, on the latest one that has comments. */
export const commentsUrl = (designId: string, version?: number): string =>
	`/designs/${designId}/comments${version === undefined ? '' : `?version=${version}`}`

/** The votes between designs of a person. */
export const votesUrl = '/votes'

/** The finished proof of a version, only for its owner. */
export const proofUrl = (designId: string, version: number): string =>
	`/designs/${designId}/proof/${version}.pdf`

/** The production files as a zip, only for the design's owner. */
export const productionUrl = (designId: string, version: number): string =>
	`/designs/${designId}/production/${version}.zip`
