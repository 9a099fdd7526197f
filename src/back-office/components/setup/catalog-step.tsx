// The step of the guided setup with the first products: the choice, then how far the start catalog has come.
import { counted, formatCount } from '#kit/plural.ts'
import { sportName } from '#sports/sports.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Choice } from '#ui/choice.tsx'
import { Notice } from '#ui/notice.tsx'
import { checklistUrl, guideUrl } from '../../rules/guide.ts'
import { productFilesUrl } from '../../urls.ts'
import type { StartCatalog } from '../../views.ts'
import { Sheet } from '../records.tsx'
import { GuideButtons } from './guide-page.tsx'

const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' })

type ChoiceProps = { catalog: StartCatalog; typed: string | undefined; error: string | undefined }

export const CatalogForm = ({ catalog: { sports, size }, typed, error }: ChoiceProps) => (
	<form method="post" action={guideUrl('catalog')} noValidate className="grid gap-6">
		<Sheet title="What the shop begins with">
			<div id="catalog" tabIndex={-1}>
				<Choice
					legend="Products"
					name="catalog"
					look="row"
					value={typed ?? ''}
					error={error}
					options={[
						{
							value: 'start',
							label: 'The start catalog',
							detail: `${counted(size, 'product')} with pictures, colors, sizes and kits: ${inWords.format([...sports.map(sportName), 'spirit wear'])}. They are in the shop at once; their prices and stock are examples that you change.`,
						},
						{
							value: 'file',
							label: 'A CSV file',
							detail: 'Products from a spreadsheet. You see what it would do before anything changes.',
						},
						{
							value: 'empty',
							label: 'Nothing yet',
							detail: 'You make each product yourself: a garment, your colors, your sizes and photos.',
						},
					]}
				/>
			</div>
		</Sheet>
		<GuideButtons step="catalog" />
	</form>
)

/** For a shop with products, or with a start catalog on its way. */
export function CatalogProgress({ progress }: Pick<StartCatalog, 'progress'>) {
	const isOnItsWay = progress !== null && progress.added < progress.wanted
	return (
		<>
			{isOnItsWay ? (
				<Notice
					tone="info"
					title={`${formatCount(progress.added)} of ${counted(progress.wanted, 'product')} are in the shop`}
				>
					<p>
						The others follow within a few minutes, also when you leave this page. Should none be added for
						longer, look at <a href="/admin/mail">Mail &amp; jobs</a>.
					</p>
				</Notice>
			) : progress ? (
				<Notice
					tone="success"
					title={`All ${counted(progress.wanted, 'product')} of the start catalog are in the shop`}
				>
					<p>Their prices and stock are examples: change them before you sell.</p>
				</Notice>
			) : (
				<Notice tone="success" title="The shop has products">
					<p>Add, change and publish them under Products.</p>
				</Notice>
			)}
			<div className="flex flex-wrap items-center gap-3">
				{isOnItsWay && (
					<ButtonLink href={guideUrl('catalog')} variant="outline">
						See how far it is
					</ButtonLink>
				)}
				{progress && !isOnItsWay && (
					<ButtonLink href="/admin/products/import" variant="outline">
						Change prices and stock by file
					</ButtonLink>
				)}
				<ButtonLink href="/admin/products" variant="outline">
					All products
				</ButtonLink>
				{!progress && (
					<ButtonLink href={productFilesUrl} variant="outline">
						Import a CSV file
					</ButtonLink>
				)}
			</div>
			<div className="flex flex-wrap items-center gap-3">
				<ButtonLink href={checklistUrl} variant="action">
					Continue
				</ButtonLink>
				<ButtonLink href={guideUrl('sports')} variant="ghost">
					Back
				</ButtonLink>
				<ButtonLink href="/admin" variant="ghost" className="sm:ml-auto">
					Finish later
				</ButtonLink>
			</div>
		</>
	)
}
