// Another window saved first: the draft is kept, and the user decides.
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'

type ConflictDialogProps = {
	message: string
	/** The version that the other window saved. */
	version: number
	onCompare: () => void
	/** Saves the draft on top of that version. */
	onSaveMine: () => void
	/** Replaces the draft with the saved version. */
	onTakeTheirs: () => void
	onClose: () => void
}

export const ConflictDialog = (props: ConflictDialogProps) => (
	<Modal
		title="Saved in another window"
		onClose={props.onClose}
		actions={
			<>
				<Button variant="outline" onClick={props.onCompare}>
					Compare
				</Button>
				<Button variant="outline" onClick={props.onTakeTheirs}>{`Take version ${props.version}`}</Button>
				<Button onClick={props.onSaveMine}>{`Save mine as version ${props.version + 1}`}</Button>
			</>
		}
	>
		<p>{props.message}</p>
	</Modal>
)
