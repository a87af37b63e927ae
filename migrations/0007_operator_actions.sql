CREATE TABLE `operator_actions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`operator` text NOT NULL,
	`command` text NOT NULL,
	`subject` text NOT NULL
);
