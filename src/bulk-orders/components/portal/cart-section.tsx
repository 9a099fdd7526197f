// The cart by player: every line can be changed, and removed lines can be restored.
import { useMemo } from 'react'
import { TierSteps } from '#cart/components/tier-steps.tsx'
import type { Totals } from '#pricing/schemas.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { messages } from '../../messages.ts'
import type { LineChange } from '../../rules/items.ts'
import type { BulkCart } from '../use-bulk-cart.ts'
import type { PortalView } from '../../views.ts'
import { formId } from './form-id.ts'
import { GarmentActions } from './garment-actions.tsx'
import { PlayerGroups } from './player-groups.tsx'

/** Lines removed by the last button. */
export type Taken = { lines: number; putBack: () => void }

type CartSectionProps = {
	view: Pick<PortalView, 'portal' | 'catalog' | 'isManager' | 'nameless' | 'otherwise' | 'own' | 'rosterSize'>
	cart: Pick<BulkCart, 'items' | 'notice' | 'isSaving'>
	totals: Totals
	taken: Taken | null
	onChange: (id: string, change: LineChange) => void
	/** Render all players at once. */
	isWhole: boolean
}

const TakenOut = ({ taken: { lines, putBack } }: { taken: Taken }) => (
	<Notice tone="info" alert>
		<div className="flex flex-wrap items-center justify-between gap-x-4">
			<p>{lines === 1 ? 'One line removed.' : `${lines} lines removed.`}</p>
			<Button variant="ghost" onClick={putBack} className="-my-2">
				{lines === 1 ? 'Put it back' : 'Put them back'}
			</Button>
		</div>
	</Notice>
)

export function CartSection({ view, cart, onChange, isWhole, totals, taken }: CartSectionProps) {
	const { portal, catalog, isManager, own, rosterSize } = view
	const nameless = useMemo(() => new Set(view.nameless), [view.nameless])
	const otherwise = useMemo(
		() => new Map(view.otherwise.map(({ id, words }) => [id, words])),
		[view.otherwise],
	)
	const { items, notice, isSaving } = cart
	return (
		<section aria-labelledby="cart-title" className="grid scroll-mt-24 gap-4" id="lines">
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
				<h2 id="cart-title" className="display text-heading">
					{isManager ? 'Cart by player' : 'Your order'}
				</h2>
				<p role="status" className="text-sm text-muted">
					{items.length > 0 && (isSaving ? 'Saving…' : 'Saved. Pick it up on any device.')}
				</p>
			</div>
			{notice && (
				<Notice tone={notice.tone} alert>
					{notice.words}
				</Notice>
			)}
			{taken && <TakenOut taken={taken} />}
			{items.length === 0 ? (
				<EmptyState icon="team" title={messages.cartEmpty}>
					<p>
						{isManager ? 'Load the roster and every player gets a line.' : 'Choose a size above and add it.'}
					</p>
				</EmptyState>
			) : (
				<>
					<TierSteps totals={totals} />
					{isManager && <GarmentActions {...{ items, catalog, rosterSize }} />}
					<PlayerGroups
						portalId={portal.id}
						{...{ items, catalog, nameless, otherwise, onChange, isWhole }}
						isNameFixed={!isManager && own !== null}
					/>
					<div className="flex flex-wrap gap-3">
						<Button type="submit" name="intent" value="save" form={formId} variant="outline">
							Save cart
						</Button>
						<Button type="submit" name="intent" value="clear" form={formId} variant="ghost">
							Empty cart
						</Button>
					</div>
				</>
			)}
		</section>
	)
}
