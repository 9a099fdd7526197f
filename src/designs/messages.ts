// Messages of the builder, verbatim where the specification words them (spec §8).
import { mostPieces } from '#pricing/rules/price-list.ts'

export const messages = {
	loadFailed: 'Failed to load builder data',
	authRequired: 'Authentication required',
	signInToSave: 'Please sign in to save designs',
	saveFailed: 'Failed to save design',
	created: 'Design created',
	saved: 'Design saved',
	savedVersion: (version: number) => `Version ${version} saved successfully`,
	uploadFailed: 'Upload failed',
	uploadFailedWhy: 'Failed to upload logo',
	tileUploaded: 'Pattern uploaded',
	logoUploaded: 'Logo uploaded',
	logoRemoved: 'Logo removed',
	logoPlaced: 'Logo added',
	logoForgotten: 'Removed from your logos. Designs that have it keep it.',
	logoStays: 'The logo was not removed',
	backgroundRemoved: 'Background removed',
	backgroundUndo: 'Undo brings the picture back as it was.',
	backgroundStays: 'The background was not removed',
	backgroundNotFlat:
		'It is not of one color up to the edges of the picture. A PNG with a transparent background, or an SVG, would be right.',
	designNotFound: 'Design not found',
	noGallery: 'The gallery has no designs for this sport or garment.',
	notDrawn: 'This design was made with a version of the garment that is not drawn any more.',
	noSuchSide: 'This design has no such side.',
	notCustomizable: 'This product is sold as it is and cannot be customized.',
	locked: 'This design was approved and cannot be changed any more. Make a copy to go on from it.',
	savedElsewhere: (version: number) =>
		`Version ${version} was saved in another window meanwhile. Nothing of yours is lost: compare the two, then save yours as a new version.`,
	pieceMissing: (piece: string) =>
		`The design of one piece is missing: ${piece}. Reload the page and save again.`,
	kitChanged:
		'The pieces of this kit have changed. This design can still be ordered as it is; start a new one for the kit as it is now.',
	tooManyPieces: `A design is ordered in up to ${mostPieces} pieces. For more, contact us.`,
	logoTooSmall: 'A logo is smaller than can be made. Make it at least 40 by 40 pixels of the preview.',
	logoIds: 'Two logos have the same id. Remove one of them and upload it again.',
	digitsOnly: (font: string) => `${font} has the digits 0 to 9 only. Choose another lettering for words.`,
	tooManyDecorations: 'A design takes at most 12 further decorations. Remove some of them.',
	twillOnDyed:
		'Tackle twill is not sewn on this dyed garment. Choose another method for the further decoration.',
	notPersonalized: 'This product takes no names and numbers of players. Take them off.',
	notOffered: (method: string) =>
		`${method} is not offered on this product. Choose another method for the further decoration.`,
	notOfferedFor: (what: string, method: string) =>
		`${what}: ${method.toLowerCase()} is not offered on this product. Choose another method.`,
	noMethodFor: (what: string, place: string) =>
		`${what}: this product is not decorated there (${place.toLowerCase()}). Move it or take it off.`,
	tileNeedsSublimation:
		'A pattern from an upload is dyed into the cloth, and this product is not sublimated. Choose another pattern.',
	foreignArt: 'One of the logos is not among your uploads any more. Remove it or upload it again.',
	foreignTile:
		'The tile of the pattern is not among your uploads any more. Upload it again, or choose another pattern.',
	markPlaced: 'Mark added',
	unknownMark: 'One of the marks is not in the library. Remove it and choose another one.',
	linkNotFound: 'This link does not open a design. It may have been revoked.',
	linkRevoked: 'This link was revoked. Ask for a new one.',
	signInToSee: 'Please sign in to see your designs',
	renamed: 'Name saved',
	renameFailed: 'Failed to rename design',
	copyFailed: 'Failed to copy design',
	newSeasonFailed: 'Failed to start the new season',
	noSuccessor:
		'Its product is no longer sold, and no other product that we sell is made from the same garment. Choose a product and start a new design.',
	successor: (gone: string, product: string) =>
		`${gone} is no longer sold. The new design is for ${product}, which is the same garment.`,
	logosLeft: (logos: string) => `${logos} that you may not use: left out. Upload it again.`,
	tileLeft: 'The uploaded pattern: you may not use it. Left out.',
	sizesLeft: (players: string) => `${players} had a size that is not made any more. Choose a new one.`,
	seasonYear: 'Enter the year of the season, such as 2027.',
	proofBlocked: 'The proof cannot be made yet',
} as const
