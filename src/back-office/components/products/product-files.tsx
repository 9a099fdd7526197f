// The upload of a file of products, its columns, and the latest imports.
import { counted } from '#kit/plural.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { mostProductBytes, mostProductRows, productColumns } from '../../rules/product-file.ts'
import { mostZipBytes, mostZipPhotos } from '../../rules/product-zip.ts'
import { productFilesUrl, productFileUrl } from '../../urls.ts'
import type { ProductImports } from '../../views.ts'
import { FileForm, LatestFiles } from '../import-files.tsx'
import { Sheet } from '../records.tsx'

const limits = `CSV file, up to ${mostProductBytes / 1_000_000} MB and ${counted(mostProductRows, 'row')}, or a ZIP of one with photos, up to ${mostZipBytes / 1_000_000} MB and ${counted(mostZipPhotos, 'photo')}`

export const ProductUpload = () => (
	<Sheet
		title="Upload a file"
		intro={
			<>
				It is checked first and changes nothing until you confirm. To change products, export them from the{' '}
				<a href="/admin/products" className="font-semibold text-primary underline">
					list
				</a>
				, edit the file and upload it. Only stock and prices:{' '}
				<a href="/admin/products/import" className="font-semibold text-primary underline">
					import stock and prices
				</a>
				.
			</>
		}
	>
		<FileForm label={limits} accept=".csv,text/csv,.zip,application/zip" />
	</Sheet>
)

export const ShopifyHelp = () => (
	<Sheet
		title="From Shopify"
		intro="Export your products there as a CSV file and upload it above as it is. The check shows what each product becomes."
	>
		<ul className="grid list-disc gap-2 pl-5 text-muted">
			<li>
				The handle becomes the SKU. Type, category, tags and title, in this order, give the garment and the
				sport; goods that name no sport are spirit wear.
			</li>
			<li>
				Options named size or color, in any order and also in Spanish, French or German, give sizes and
				colors. The cheapest variant has the product’s price, the others their extra price.
			</li>
			<li>
				Where the file names no garment or color that the shop knows, the check says so. Add the columns
				garment, sport, color or primary_color to it, as described below, and upload it again.
			</li>
			<li>
				Active, published products are sold here at once, the others are drafts. Photos, compare-at prices,
				weights and barcodes are not taken; the check counts them.
			</li>
		</ul>
	</Sheet>
)

export const ColumnList = () => (
	<Sheet
		title="Columns"
		intro="A row for each size in each color. The product’s fields may stand in its first row only. An empty cell, or a column that is left out, keeps what the product has; a size that is left out stays."
	>
		<div className="mb-4">
			<ButtonLink href={`${productFilesUrl}/template.csv`} variant="outline" size="small" download>
				<Icon name="download" size={18} />
				Download a template (CSV)
			</ButtonLink>
		</div>
		<dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
			{Object.entries(productColumns).map(([column, text]) => (
				<div key={column} className="grid sm:col-span-2 sm:grid-cols-subgrid">
					<dt className="font-bold">{column}</dt>
					<dd className="text-muted">{text}</dd>
				</div>
			))}
		</dl>
	</Sheet>
)

export const LatestImports = ({ imports }: { imports: ProductImports }) => (
	<LatestFiles
		title="Latest imports and edits"
		none="Nothing has been imported or edited yet."
		imports={imports}
		urlOf={productFileUrl}
	/>
)
