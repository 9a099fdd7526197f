// Another window has saved first: nothing is lost, and the person decides.
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'

type ConflictDialogProps = {
	message: string
	/** The version that was saved meanwhile. */
	version: number
	onCompare: () => void
	/** Saves what is on the bench on top of that version. */
	onSaveMine: () => void
	/** Puts the saved version on the bench instead. */
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
