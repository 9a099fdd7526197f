// The icons of the open set that become marks, in the order of the library: the best of a kind first.
import type { MarkGroup } from '../../src/garments/marks/marks.ts'

/** `words`: mascots and further search words; `sports`: slugs of the shop. */
export type IconChoice = { icon: string; name: string; words: string; sports?: string }

const list = (text: string): IconChoice[] =>
	text
		.trim()
		.split('\n')
		.map((line) => {
			const [icon = '', name = '', words = '', sports = ''] = line.split('|').map((part) => part.trim())
			return { icon, name, words, ...(sports && { sports }) }
		})

/** Icon, name, search words, sports. */
export const iconChoices: Readonly<Partial<Record<MarkGroup, readonly IconChoice[]>>> = {
	animals: list(`
		lynx-head | Lynx head | cat wildcat bobcat lynx cougar catamount
		saber-toothed-cat-head | Saber-toothed cat head | cat wildcat cougar panther puma jaguar saber smilodon mountain lion
		tiger-head | Tiger head | cat tiger bengal
		tiger | Tiger | cat tiger bengal
		lion | Lion head | cat lion pride king
		cat | Panther | cat panther black cat kitten
		hollow-cat | Cat | cat kitten
		paw | Paw | cat wildcat bobcat cougar panther tiger lion bear bruin grizzly husky paw print
		flat-paw-print | Paw print | cat wildcat bobcat cougar panther tiger lion bear wolf bulldog husky paw track
		wolf-head | Wolf head | wolf wolves wolfpack timberwolf lobo husky coyote dog
		direwolf | Dire wolf | wolf wolves wolfpack timberwolf lobo coyote
		wolf-howl | Howling wolf | wolf wolves wolfpack coyote howl moon lobo
		labrador-head | Dog head | dog bulldog retriever labrador hound terrier mastiff
		basset-hound-head | Hound head | dog hound bulldog basset bloodhound greyhound
		sitting-dog | Sitting dog | dog greyhound hound shepherd
		paw-print | Broad paw print | dog bulldog husky terrier cat paw track
		hyena-head | Hyena head | hyena husky dog
		fox-head | Fox head | fox foxes husky dog
		fox | Fox | fox foxes
		bear-head | Bear head | bear grizzly bruin kodiak cub black bear
		bear-face | Bear face | bear bruin cub grizzly kodiak
		polar-bear | Polar bear | bear polar ice bruin
		badger | Badger head | badger wolverine skunk
		raccoon-head | Raccoon head | raccoon
		porcupine | Porcupine | porcupine quill
		hedgehog | Hedgehog | hedgehog
		beaver | Beaver | beaver
		squirrel | Squirrel | squirrel
		rabbit-head | Rabbit head | rabbit jackrabbit hare
		rabbit | Rabbit | rabbit jackrabbit hare
		boar | Boar | boar hog razorback javelina pig
		boar-ensign | Boar side | boar hog razorback javelina
		pig-face | Hog face | hog pig razorback
		buffalo-head | Buffalo head | buffalo bison bull thundering herd
		bison | Bison | bison buffalo thundering herd
		charging-bull | Charging bull | bull buffalo steer toro longhorn
		bull-horns | Bull horns | bull longhorn steer toro horn
		minotaur | Minotaur | minotaur bull
		ram-profile | Ram head | ram bighorn sheep
		goat | Goat head | goat billy ram
		stag-head | Stag head | stag buck deer elk
		deer-head | Deer head | deer buck stag elk
		deer | Deer | deer buck antelope elk
		horse-head | Horse head | horse mustang bronco stallion colt charger thoroughbred
		chess-knight | Horse piece | horse knight charger mustang bronco colt chess
		unicorn | Unicorn head | unicorn horse
		pegasus | Pegasus | pegasus horse mustang wing
		horseshoe | Horseshoe | horse mustang bronco colt charger luck
		camel-head | Camel head | camel
		elephant-head | Elephant head | elephant tusker
		gorilla | Gorilla | gorilla ape
		monkey | Monkey face | monkey
		mandrill-head | Mandrill head | mandrill ape
		kangaroo | Kangaroo | kangaroo roo
		armadillo | Armadillo | armadillo
		bat | Bat | bat night
		cobra | Cobra head | cobra snake viper
		snake-tongue | Snake head | snake cobra viper serpent rattler
		snake | Snake | snake viper cobra serpent
		rattlesnake | Rattlesnake | rattlesnake rattler snake diamondback sidewinder viper
		croc-jaws | Gator jaws | gator alligator crocodile croc
		turtle | Turtle | turtle terrapin tortoise
		sea-turtle | Sea turtle | turtle terrapin
		gecko | Gecko | gecko lizard horned frog
		frog | Frog | frog bullfrog horned frog
		dragon-head | Dragon head | dragon
		spiked-dragon-head | Spiked dragon head | dragon
		double-dragon | Two dragons | dragon
		wyvern | Wyvern | dragon wyvern
		griffin-symbol | Griffin | griffin gryphon
		dinosaur-rex | T. rex head | raptor dinosaur rex
		velociraptor | Raptor | raptor dinosaur
		triceratops-head | Triceratops head | dinosaur triceratops
		sauropod-head | Dinosaur head | dinosaur
		wasp-sting | Wasp | hornet wasp yellow jacket bee stinger
		bee | Bee | bee hornet yellow jacket stinger killer
		scorpion | Scorpion | scorpion stinger
		spider-alt | Spider | spider
		hanging-spider | Hanging spider | spider
		scarab-beetle | Beetle | beetle scarab
		dragonfly | Dragonfly | dragonfly
		butterfly | Butterfly | butterfly
		ant | Ant | ant
	`),
	birds: list(`
		eagle-head | Eagle head | eagle hawk falcon golden eagle
		eagle-emblem | Eagle emblem | eagle falcon warhawk thunderbird golden patriot phoenix
		hawk-emblem | Hawk emblem | hawk falcon eagle skyhawk redhawk osprey thunderbird
		falcon-moon | Falcon | falcon hawk kestrel night
		egyptian-bird | Falcon side | falcon hawk osprey
		steelwing-emblem | Wings | wing hawk falcon eagle flyer
		winged-emblem | Winged emblem | wing eagle flyer
		feathered-wing | Wing | wing hawk eagle falcon angel
		liberty-wing | Liberty wing | wing eagle flyer patriot liberty
		wingfoot | Winged foot | wing foot track flyer
		bird-claw | Talons | hawk eagle falcon claw talon raptor
		raven | Raven | raven crow blackbird
		crow-dive | Diving crow | raven crow blackbird
		parrot-head | Parrot head | parrot macaw pirate
		owl | Owl | owl night
		barn-owl | Barn owl | owl
		rooster | Rooster | rooster gamecock bantam blue hen
		cassowary-head | Crested bird head | cardinal jay bluejay cassowary redbird roadrunner
		hummingbird | Hummingbird | hummingbird jay
		duck | Duck | duck mallard
		swan | Swan | swan
		penguin | Penguin | penguin
		ostrich | Ostrich | ostrich roadrunner
		kiwi-bird | Kiwi | kiwi
	`),
	sea: list(`
		shark-jaws | Shark jaws | shark
		shark-fin | Shark fin | shark fin
		dolphin | Dolphin | dolphin porpoise
		whale-tail | Whale tail | whale whaler orca
		sperm-whale | Whale | whale whaler orca
		octopus | Octopus | octopus kraken
		squid-head | Squid | squid kraken
		crab | Crab | crab
		crab-claw | Crab claw | crab
		seahorse | Seahorse | seahorse
		sea-dragon | Sea dragon | dragon sea serpent
		angler-fish | Angler fish | fish piranha
		anchor | Anchor | anchor admiral navy mariner sailor commodore captain
		ship-wheel | Ship wheel | mariner admiral captain pirate navigator sailor buccaneer
		galleon | Galleon | pirate buccaneer raider mariner ship corsair clipper
		caravel | Caravel | pirate buccaneer mariner explorer ship navigator
		sailboat | Sailboat | sailor mariner clipper boat
		captain-hat-profile | Captain hat | captain admiral commodore skipper
		trident | Trident | trident neptune titan poseidon
		lighthouse | Lighthouse | lighthouse beacon islander
		big-wave | Wave | wave tide surf tsunami green wave crimson tide
		waves | Waves | wave tide river
	`),
	heroes: list(`
		spartan-helmet | Spartan helmet | spartan trojan warrior greek helmet gladiator titan
		crested-helmet | Crested helmet | trojan spartan warrior greek helmet gladiator
		centurion-helmet | Centurion helmet | centurion roman trojan spartan gladiator legion
		trojan-horse | Trojan horse | trojan horse
		visored-helm | Knight helmet | knight crusader cavalier black knight lancer helmet
		black-knight-helm | Great helm | knight black knight crusader helmet
		barbute | Barbute helmet | knight crusader warrior raider helmet
		heavy-helm | Horned helm | raider viking warrior norseman knight helmet
		light-helm | Light helm | knight warrior raider guardian helmet
		viking-helmet | Viking helmet | viking norseman raider helmet
		viking-head | Viking head | viking norseman raider
		drakkar | Viking ship | viking norseman raider ship
		drakkar-dragon | Ship dragon | viking norseman raider dragon
		samurai-helmet | Samurai helmet | samurai warrior helmet
		elf-helmet | Winged helmet | titan warrior guardian helmet highlander
		ninja-head | Ninja | ninja shadow
		ninja-mask | Ninja mask | ninja shadow
		cowled | Hooded hero | archer outlaw phantom shadow rebel raider bandit
		robin-hood-hat | Feathered hat | archer outlaw cavalier musketeer minutemen
		western-hat | Cowboy hat | cowboy wrangler ranger outlaw rodeo sheriff
		outback-hat | Ranger hat | ranger cowboy wrangler rough rider
		cowboy-boot | Cowboy boot | cowboy wrangler ranger rodeo
		wizard-face | Wizard | wizard sorcerer merlin
		pointy-hat | Wizard hat | wizard sorcerer witch merlin
		wizard-staff | Wizard staff | wizard sorcerer
		jester-hat | Jester hat | jester joker
		devil-mask | Devil mask | devil demon blue devil red devil
		imp | Winged imp | devil demon gargoyle
		angel-wings | Angel wings | angel saint seraph
		ghost | Ghost | ghost phantom
		gargoyle | Gargoyle | gargoyle
		cyclops | Cyclops eye | cyclops eye
		mining-helmet | Miner helmet | miner 49er prospector
		figurehead | Figurehead | mariner ship
	`),
	nature: list(`
		power-lightning | Lightning bolt | lightning thunder bolt storm charger flash electric
		focused-lightning | Forked lightning | lightning thunder bolt storm charger
		lightning-helix | Double lightning | lightning thunder bolt storm
		heavy-lightning | Heavy lightning | lightning thunder bolt storm
		lightning-trio | Three bolts | lightning thunder bolt storm
		lightning-storm | Thundercloud | thunder storm lightning cloud
		tornado | Tornado | tornado cyclone twister hurricane storm
		whirlwind | Whirlwind | cyclone hurricane tornado whirlwind storm
		flame | Flame | flame fire blaze heat inferno phoenix
		small-fire | Burning flame | flame fire blaze heat
		fire | Fire | fire flame blaze
		celebration-fire | Blaze | fire flame blaze inferno phoenix
		fluffy-flame | Curled flame | flame fire
		fire-ring | Ring of fire | fire flame
		fire-tail | Fireball | fire comet flame
		torch | Torch | torch olympian flame titan
		burning-meteor | Meteor | comet meteor fire
		comet-spark | Comet | comet meteor star
		rocket | Rocket | rocket astro space
		rocket-flight | Rocket flight | rocket astro space
		airplane | Propeller plane | flyer aviator pilot jet
		paper-plane | Paper plane | flyer jet
		sun | Sun | sun sol
		sunrise | Sunrise | sun ray sunrise
		striped-sun | Striped sun | sun sunset
		heraldic-sun | Sun face | sun sol
		moon | Moon | moon night eclipse
		mountains | Mountains | mountaineer mountain peak highlander
		mountaintop | Mountaintop | mountaineer mountain peak
		mountain-road | Mountain road | mountaineer mountain
		peaks | Peaks | mountaineer mountain avalanche highlander
		snowflake-1 | Snowflake | snow ice blizzard
		pine-tree | Pine tree | pine lumberjack tree forest evergreen
		oak | Oak | oak tree
		oak-leaf | Oak leaf | oak leaf acorn
		maple-leaf | Maple leaf | maple leaf canuck
		shamrock | Shamrock | shamrock irish celtic clover gael leprechaun
		palm-tree | Palm tree | palm islander
		corn | Corn | corn husker cornhusker
		wheat | Wheat | wheat shocker farmer harvester
		sunflower | Sunflower | sunflower
		cactus | Cactus | cactus desert
	`),
	emblems: list(`
		round-star | Round star | star all-star
		allied-star | Star in a ring | star general patriot
		seven-pointed-star | Seven-pointed star | star sheriff
		polar-star | Polar star | star north star polaris
		beveled-star | Beveled star | star
		justice-star | Star badge | star sheriff ranger marshal
		falling-star | Shooting star | star shooting comet
		star-medal | Star medal | medal star award
		laurels | Laurels | laurel champion olympian
		laurel-crown | Crown in laurels | laurel crown champion king
		laurels-trophy | Trophy in laurels | trophy champion laurel
		trophy | Trophy | trophy champion cup
		trophy-cup | Trophy cup | trophy champion cup
		queen-crown | Crown | crown king queen royal monarch regent
		crown | Jeweled crown | crown king royal monarch
		imperial-crown | Imperial crown | crown king royal imperial monarch
		jewel-crown | Coronet | crown king queen prince duke royal
		fleur-de-lys | Fleur-de-lis | fleur saint musketeer royal
		cut-diamond | Diamond | diamond gem jewel
		gears | Gears | engineer gear boilermaker
		cog | Gear | engineer gear boilermaker
		steam-locomotive | Locomotive | engineer railroader boilermaker train locomotive
		oil-rig | Oil rig | oiler driller roughneck
		castle | Castle | castle knight duke
		windmill | Windmill | dutchman miller
		heart-wings | Winged heart | heart wing
	`),
	sports: list(`
		american-football-helmet | Football helmet | helmet equipment | football
		american-football-player | Football player | player | football
		basketball-basket | Basketball hoop | hoop basket equipment | basketball
		baseball-glove | Baseball glove | glove mitt equipment | baseball softball
		soccer-ball | Soccer ball | ball equipment | soccer
		soccer-kick | Soccer player | player kick | soccer
		ice-skate | Ice skate | skate equipment | hockey
		hockey | Hockey stick and puck | stick puck equipment | hockey
		tennis-ball | Tennis ball | ball tennis equipment
		tennis-racket | Tennis racket | racket tennis equipment
		golf-flag | Golf flag | golf flag equipment
		bowling-pin | Bowling pin | bowling pin equipment
		run | Runner | track cross country runner player
		sprint | Sprinter | track sprint runner player
		weight-lifting-up | Weight lifter | strength lifting player
		high-kick | High kick | cheer dance kick player
		whistle | Whistle | coach whistle equipment
		stopwatch | Stopwatch | coach track stopwatch equipment
	`),
}
