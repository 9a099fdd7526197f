/** Colors and lettering of the sample team: navy and gold, with a player. */
export const wildcats = {
	primaryColor: '#14284f',
	secondaryColor: '#f2b21b',
	teamName: 'Wildcats',
	playerName: 'Johnson',
	playerNumber: '24',
}
