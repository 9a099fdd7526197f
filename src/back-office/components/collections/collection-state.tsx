// Whether visitors see a collection, and the steps to change that.
import type { CollectionStatus } from '#catalog/states.ts'
import { collectionHref } from '#catalog/urls.ts'
import { counted } from '#kit/plural.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
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
			<div className="flex flex-wrap items-start gap-3">
				{canChange && (
					<form method="post">
						<Button
							type="submit"
							name="intent"
							value={isActive ? 'draft' : 'publish'}
							variant={isActive ? 'outline' : 'primary'}
						>
							{isActive ? 'Back to a draft' : 'Publish'}
						</Button>
					</form>
				)}
				{isActive && (
					<ButtonLink href={collectionHref(slug)} variant="outline">
						See it in the shop
					</ButtonLink>
				)}
				{canChange && (
					<details className="ml-auto">
						<summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-danger hover:underline">
							Delete the collection
						</summary>
						<form method="post" className="mt-1 grid gap-2">
							<p className="text-[0.9375rem]">Its page goes for good. Its products stay in the shop.</p>
							<Button type="submit" name="intent" value="delete" variant="danger">
								Delete for good
							</Button>
						</form>
					</details>
				)}
			</div>
		</Sheet>
	)
}
