// Messages about rosters. No message names a player.

export const messages = {
	/** Spec §8. */
	loaded: 'Roster loaded',
	saved: 'Roster saved',
	notSaved: 'Roster not saved',
	saveAgain: 'Look it over and save again',
	bothKept: 'Someone else saved first. Their changes are in the sheet, and yours are still here.',
	nothingToSave: 'Everything is saved',
	added: 'Player added',
	noneChosen: 'No player was chosen',
	notEmpty: 'This roster already has its players',
	noLastSeason: 'There is no earlier roster of this school for this sport.',
	rowGone: 'This player is not on the roster any more. Load the page again.',
	noPlayer: 'Player not found',
	staysAway:
		'Orders were changed when this player left, so the row cannot come back. Add the player again instead.',
	notOfTeam: 'This account does not belong to a player of this portal.',
	accountTaken: 'This account is already linked to another player.',
	tooManyPlayers: 'A roster holds at most 1,000 players.',
	linkUnknown: 'This link does not work. Ask your coach for a new one.',
	linkExpired: 'This link has expired. Ask your coach for a new one.',
	tooManyTries: 'That was very often within the hour. Please wait a little and try again.',
	sizeMissing: 'Choose a jersey size.',
	numberMissing: 'The number is missing.',
} as const
