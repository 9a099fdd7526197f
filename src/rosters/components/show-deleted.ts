import { showToast } from '#ui/show-toast.ts'

/** Reports a deleted row, how to restore it, and that its order remains. @param row from 0 */
export function showDeleted({ row, isOrdered }: { row: number; isOrdered: boolean }): void {
	const back = 'Undo brings it back.'
	showToast({
		tone: 'info',
		title: `Row ${row + 1} deleted`,
		detail: isOrdered ? `What is ordered for this player stays ordered. ${back}` : back,
	})
}
