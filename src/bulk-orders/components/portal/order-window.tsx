// Whether the portal accepts orders now, and whom to ask when it does not.
import { Notice } from '#ui/notice.tsx'
import { messages } from '../../messages.ts'
import { isOrderable } from '../../rules/deadlines.ts'
import type { PortalView } from '../../views.ts'

type Window = Pick<PortalView, 'portal' | 'catalog'>

/** Players ask their coach, coaches ask the shop. */
export function ClosedNotice({ portal, catalog, isManager }: Window & Pick<PortalView, 'isManager'>) {
	if (!portal.isOpen)
		return isManager ? (
			<Notice tone="warning" title="This team portal is closed">
				<p>
					Nothing can be ordered here now. <a href="/support">Write to us</a> if something is missing.
				</p>
			</Notice>
		) : (
			<Notice tone="warning" title={messages.portalClosed} />
		)
	if (catalog.length === 0 || isOrderable({ portal, catalog })) return null
	return (
		<Notice tone="warning" title="Ordering has ended">
			<p>
				Everything in the catalog is closed.{' '}
				{isManager ? (
					<>
						<a href="/support">Write to us</a> if you need more time.
					</>
				) : (
					'Ask your coach if something is missing.'
				)}
			</p>
		</Notice>
	)
}
