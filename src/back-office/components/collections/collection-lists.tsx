// Collections as rows, and those on the home page in their order.
import type { CollectionStatus } from '#catalog/states.ts'
import { collectionHref } from '#catalog/urls.ts'
import { mostOnHome } from '#catalog/rules/collections.ts'
import { Badge } from '#ui/marks.tsx'
import { adminCollectionUrl } from '../../urls.ts'
import type { CollectionsForStaff } from '../../views.ts'
import { Cell, Record, Records, Sheet } from '../records.tsx'
import { StepButton } from './arranged-products.tsx'

export const CollectionBadge = ({ status }: { status: CollectionStatus }) => (
	<Badge tone={status === 'active' ? 'success' : 'warning'}>
		{status === 'active' ? 'Published' : 'Draft'}
	</Badge>
)

type TableProps = Pick<CollectionsForStaff, 'collections'> & { canChange: boolean }

export const CollectionTable = ({ collections, canChange }: TableProps) => (
	<Records
		caption="Collections"
		columns={[
			{ label: 'Collection' },
			{ label: 'Products chosen' },
			{ label: 'In the shop', isNumber: true },
			{ label: 'State' },
			{ label: 'Home page' },
		]}
	>
		{collections.map(({ id, slug, title, rule, count, status, homePosition }) => (
			<Record key={id}>
				<Cell>
					<a href={adminCollectionUrl(id)} className="font-bold wrap-anywhere text-primary hover:underline">
						{title}
					</a>
					<span className="block text-label wrap-anywhere text-muted">{collectionHref(slug)}</span>
				</Cell>
				<Cell label="Products chosen">{rule ? 'By rule' : 'By hand'}</Cell>
				<Cell label="In the shop" isNumber>
					{count}
				</Cell>
				<Cell label="State">
					<CollectionBadge status={status} />
				</Cell>
				<Cell label="Home page">
					<HomePlace {...{ id, title, status, homePosition, canChange }} />
				</Cell>
			</Record>
		))}
	</Records>
)

type HomePlaceProps = {
	id: string
	title: string
	status: CollectionStatus
	homePosition: number | null
	canChange: boolean
}

function HomePlace({ id, title, status, homePosition, canChange }: HomePlaceProps) {
	if (homePosition !== null) return `Place ${homePosition + 1}`
	if (status === 'draft' || !canChange) return <span className="text-muted">No</span>
	return (
		<form method="post" action="#home">
			<input type="hidden" name="id" value={id} />
			<StepButton step="add" label="Show it there" name={title} isOutline />
		</form>
	)
}

type HomeProps = Pick<CollectionsForStaff, 'onHome'> & { canChange: boolean }

export const HomeOrder = ({ onHome, canChange }: HomeProps) => (
	<Sheet
		id="home"
		title="On the home page"
		intro={`Up to ${mostOnHome}, in this order, below the featured products. Each shows its first products.`}
	>
		{onHome.length === 0 ? (
			<p className="text-muted">None: the home page shows no collection.</p>
		) : (
			<ol className="divide-y divide-line">
				{onHome.map(({ id, title }, at) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
						<span className="min-w-0 font-semibold wrap-anywhere">
							<span className="figures text-muted">{at + 1}. </span>
							{title}
						</span>
						{canChange && (
							<form method="post" action="#home" className="ml-auto flex flex-wrap gap-2">
								<input type="hidden" name="id" value={id} />
								<StepButton step="up" label="Move up" name={title} isDisabled={at === 0} />
								<StepButton
									step="down"
									label="Move down"
									name={title}
									isDisabled={at === onHome.length - 1}
								/>
								<StepButton step="remove" label="Take off" name={title} />
							</form>
						)}
					</li>
				))}
			</ol>
		)}
	</Sheet>
)
