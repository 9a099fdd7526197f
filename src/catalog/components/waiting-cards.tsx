import { SkeletonCards } from '#ui/skeleton.tsx'

/** Three cards in waiting; `<list-page>` shows them when an answer takes its time. */
export const WaitingCards = () => (
	<div className="mt-4.5 hidden in-data-waiting:block">
		<SkeletonCards />
	</div>
)

/** Parts of a list that step aside while another list is on its way; "Load more" leaves them standing. */
export const leavesWhileWaiting = 'in-data-[waiting=all]:hidden'
