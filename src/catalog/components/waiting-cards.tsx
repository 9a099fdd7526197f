import { SkeletonCards } from '#ui/skeleton.tsx'

/** Three placeholder cards; `<list-page>` shows them while a response is slow. */
export const WaitingCards = () => (
	<div className="mt-4.5 hidden in-data-waiting:block">
		<SkeletonCards />
	</div>
)

/** Parts of a list that are hidden while another list loads; "Load more" keeps them visible. */
export const leavesWhileWaiting = 'in-data-[waiting=all]:hidden'
