CREATE TABLE `rule_set_tests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`rule_set_id` integer NOT NULL,
	`file_name` text NOT NULL,
	`sha256` text NOT NULL,
	`rule` text NOT NULL,
	`expected` text NOT NULL,
	`quote` text NOT NULL,
	`model` text NOT NULL,
	`prompt_version` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`rule_set_id`) REFERENCES `rule_sets`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rule_set_tests_key` ON `rule_set_tests` (`rule_set_id`,`sha256`,`rule`);--> statement-breakpoint
CREATE INDEX `rule_set_tests_user` ON `rule_set_tests` (`user_id`);