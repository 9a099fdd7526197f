// Operations of the content of a product: photos, look, search texts and size chart; and of the list of products.
import { randomUUID } from 'node:crypto'
import * as content from '#back-office/service/product-content.server.ts'
import { makeCopy } from '#back-office/service/product-copy.server.ts'
import { chooseLook, lookPage } from '#back-office/service/product-look.server.ts'
import { exportWithPhotos } from '#back-office/service/product-photo-export.server.ts'
import * as uploads from '#back-office/service/product-uploads.server.ts'
import * as photos from '#back-office/service/product-photos.server.ts'
import { editable, keepBulkEdit } from '#catalog/service/product-imports.server.ts'
import * as views from '#catalog/service/product-views.server.ts'
import type { NewProduct } from '#catalog/rules/new-product.ts'
import type { PhotoParts } from '#files/service/photos.server.ts'
import { startingCrop } from '#pictures/rules/photo-crop.ts'
import type { Operation } from './operation.ts'

const photo = { alt: 'On the field', crop: startingCrop('portrait') }
const refuse = () => Promise.reject(new Error('not reached'))
/** Nothing is stored, as these operations name products that do not exist. */
const noFiles: PhotoParts = {
	store: { bucket: null, put: refuse, get: refuse, delete: refuse, list: refuse },
	checker: { photo: refuse, cut: refuse },
}

const newProduct: NewProduct = {
	brand: '',
	model: '',
	sku: '',
	sport: 'spirit',
	description: '',
	basePriceCents: 1,
	certs: [],
	customizable: true,
	sublimated: false,
	templateId: 'tee',
	leadTimeDays: 7,
	colors: [{ name: '', primary: 'navy', secondary: 'gold' }],
	sizes: ['S'],
}

const none = { text: '', sport: null, show: 'all', ids: [] } as const

export const productContentOperations: readonly Operation[] = [
	{ name: 'editable', run: (by) => editable(by, none) },
	{ name: 'keepBulkEdit', run: (by) => keepBulkEdit(by, { asked: none, edit: { status: 'archived' } }) },
	{ name: 'productViewsOf', run: (by) => views.productViewsOf(by) },
	{ name: 'saveProductView', run: (by) => views.saveProductView(by, { name: '', query: '' }) },
	{ name: 'removeProductView', run: (by) => views.removeProductView(by, randomUUID()) },
	{
		name: 'addPhoto',
		run: (by) => photos.addPhoto(by, noFiles, { productId: randomUUID(), bytes: new Uint8Array(), ...photo }),
	},
	{
		name: 'savePhoto',
		run: (by) => photos.savePhoto(by, noFiles, { productId: randomUUID(), name: 'p', ...photo }),
	},
	{
		name: 'movePhoto',
		run: (by) => photos.movePhoto(by, { productId: randomUUID(), name: 'p', by: 1 }),
	},
	{
		name: 'removePhoto',
		run: (by) => photos.removePhoto(by, noFiles, { productId: randomUUID(), name: 'p' }),
	},
	{
		name: 'chooseMainPicture',
		run: (by) => photos.chooseMainPicture(by, { productId: randomUUID(), first: 'photos' }),
	},
	{
		name: 'makeCopy',
		run: (by) => makeCopy(by, noFiles, { from: randomUUID(), product: newProduct }),
	},
	{
		name: 'exportWithPhotos',
		run: (by) => exportWithPhotos(by, noFiles, { text: '', sport: 'hockey', show: 'all' }),
	},
	{
		name: 'checkUpload',
		run: (by) => uploads.checkUpload(by, noFiles, { fileName: 'a.csv', bytes: Buffer.from('sku\nNONE') }),
	},
	{ name: 'importUpload', run: (by) => uploads.importUpload(by, noFiles, randomUUID()) },
	{ name: 'undoUpload', run: (by) => uploads.undoUpload(by, noFiles, randomUUID()) },
	{ name: 'lookPage', run: (by) => lookPage(by, randomUUID()) },
	{
		name: 'chooseLook',
		run: (by) => chooseLook(by, { productId: randomUUID(), designId: randomUUID() }),
	},
	{
		name: 'changeSearchTexts',
		run: (by) =>
			content.changeSearchTexts(by, {
				productId: randomUUID(),
				seenAt: 0,
				texts: { searchWords: [], pageTitle: '', pageSummary: '' },
			}),
	},
	{
		name: 'changeSizeChart',
		run: (by) => content.changeSizeChart(by, { productId: randomUUID(), seenAt: 0, chart: null }),
	},
]
