// Whether visitors see a collection, and the steps to change that.
import type { CollectionStatus } from '#catalog/states.ts'
import { collectionHref } from '#catalog/urls.ts'
import { counted } from '#kit/plural.ts'
import { PublishSteps } from '../publish-steps.tsx'
import { Sheet } from '../records.tsx'

type StateProps = {
	collection: { slug: string; status: CollectionStatus; homePosition: number | null }
	/** Products that the shop shows of it. */
	count: number
	canChange: boolean
}

export function CollectionState({ collection, count, canChange }: StateProps) {
	const { slug, status, homePosition } = collection
	const isActive = status === 'active'
	const place = homePosition === null ? '' : ' It is on the home page.'
	return (
		<Sheet
			title={isActive ? 'Published' : 'Draft'}
			intro={
				isActive
					? `Visitors see ${counted(count, 'product')} of it.${place}`
					: `Only staff sees it. Published, it would show ${counted(count, 'product')}.`
			}
		>
			<PublishSteps
				isPublished={isActive}
				canChange={canChange}
				page={{ href: collectionHref(slug), label: 'See it in the shop' }}
				deletes={{
					what: 'collection',
					warning: 'Its page goes for good. Its products stay in the shop.',
				}}
			/>
		</Sheet>
	)
}
