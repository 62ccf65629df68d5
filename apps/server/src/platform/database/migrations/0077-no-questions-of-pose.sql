-- Turn and pitch of the head are no questions any more, and the answers of the API name only questions.
update user_photos set answers = answers - '{head-pose-yaw,head-pose-pitch}'::text[];
